// <workbook-player>: plays recorded runs in model time. What the element contains stays where scripts
// are off, in print, and until it is played.
//
// The films are made by PlayerContent: drawings whose moving numbers are lines through a few instants.
(() => {
  "use strict";
  const svgSpace = "http://www.w3.org/2000/svg";
  const slot = "\uE000";
  const frame = 1 / 60;
  const own = document.currentScript.src;
  let layersScript;
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");

  const seconds = time => `${time.toFixed(2)} s`;

  // A call that may break after a sign and before a capital letter.
  const breakable = call => call.split(/(?<=[.(:])|(?<=[a-z])(?=[A-Z])/).flatMap(
    part => [document.createElement("wbr"), part]).slice(1);

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  // A number over time: pairs of a time since the corner before, in 0.1 ms, and a value.
  const line = (pairs, start) => {
    const times = [], values = [];
    let ticks = Math.round(start * 1e4);
    for (let index = 0; index < pairs.length; index += 2) {
      ticks += pairs[index];
      times.push(ticks / 1e4);
      values.push(pairs[index + 1]);
    }
    return time => {
      let low = 0, high = times.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (times[middle] <= time + 1e-9) low = middle + 1; else high = middle;
      }
      if (low === 0) return values[0];
      if (low === times.length) return values[low - 1];
      const part = (time - times[low - 1]) / (times[low] - times[low - 1]);
      return values[low - 1] + part * (values[low] - values[low - 1]);
    };
  };

  // A stretch of a run whose drawing changes in numbers only.
  class Shot {
    constructor([start, width, height, drawing, lines]) {
      Object.assign(this, { start, width, height, drawing, lines });
    }

    get content() {
      if (this.made) return this.made;
      const lines = this.lines.map(pairs => line(pairs, this.start));
      let next = 0;
      this.places = [];
      // Attributes without their numbers would be faults of SVG; so they are set when they have some.
      const copy = node => {
        if (node.nodeType !== Node.ELEMENT_NODE) return document.createTextNode(node.data);
        const made = document.createElementNS(svgSpace, node.localName);
        for (const { name, value } of node.attributes) {
          if (!value.includes(slot)) {
            made.setAttribute(name, value);
            continue;
          }
          const words = value.split(slot);
          const numbers = words.slice(1).map(() => lines[next++]);
          this.places.push({ node: made, name, words, numbers, shown: undefined });
        }
        made.append(...[...node.childNodes].map(copy));
        return made;
      };
      const text = `<svg>${this.drawing}</svg>`;
      this.made = copy(new DOMParser().parseFromString(text, "text/xml").documentElement);
      return this.made;
    }

    show(time) {
      for (const place of this.places) {
        const { node, name, words, numbers } = place;
        let value = words[0];
        for (let index = 0; index < numbers.length; index += 1) {
          value += Math.round(numbers[index](time) * 1e4) / 1e4 + words[index + 1];
        }
        // The browser lays out again whatever is set, the same value or another.
        if (value !== place.shown) node.setAttribute(name, place.shown = value);
      }
    }
  }

  // A shot under other identifiers, so that a page can hold it twice.
  const copied = ([start, width, height, drawing, lines]) => new Shot([
    start, width, height,
    drawing.replaceAll(' id="', ' id="ghost-').replaceAll("url(#", "url(#ghost-")
      .replaceAll('href="#', 'href="#ghost-'),
    lines,
  ]);

  // What the marks above the slider say.
  const lanes = {
    "lane-movement": "something is animated",
    "lane-to-app": "UIKit calls the app",
    "lane-to-uikit": "the app calls UIKit",
    "lane-transition": "a step of a transition",
    "lane-fault": "a breach of UIKit’s rules",
    "lane-difference": "the first difference",
  };

  const shotAt = (shots, time) => {
    let index = shots.length - 1;
    while (index > 0 && shots[index].start > time + 1e-9) index -= 1;
    return shots[index];
  };

  // The screen of one run.
  class Screen {
    constructor(run) {
      this.run = run;
      this.shots = run.shots.map(shot => new Shot(shot));
      this.side = Math.max(...run.shots.map(shot => shot[1]), 1);
      this.height = Math.max(...run.shots.map(shot => shot[2]), 1);
      this.svg = document.createElementNS(svgSpace, "svg");
      this.svg.setAttribute("class", "film player-film");
      this.svg.setAttribute("viewBox", `0 0 ${this.side} ${this.height}`);
      this.svg.setAttribute("role", "img");
      this.svg.setAttribute("aria-label", run.name ? `The screen: ${run.name}` : "The screen");
      // Beside a device that is turned it is black, as below what an app leaves open; a background would
      // be seen at the edges of a box that is no whole number of pixels wide.
      this.ground = document.createElementNS(svgSpace, "rect");
      this.ground.setAttribute("width", this.side);
      this.ground.setAttribute("height", this.height);
      this.fingers = document.createElementNS(svgSpace, "g");
      this.overlay = document.createElementNS(svgSpace, "g");
      this.overlay.setAttribute("class", "player-ghost");
    }

    // Shows the outlines of another run above this one, or of none.
    haunt(run) {
      this.ghosts = run && run.shots.map(copied);
      this.ghostEnd = run && run.end;
      this.ghost = undefined;
      this.overlay.replaceChildren();
    }

    place(shot) {
      const content = shot.content;
      content.setAttribute("x", (this.side - shot.width) / 2);
      content.setAttribute("y", (this.height - shot.height) / 2);
      content.setAttribute("width", shot.width);
      content.setAttribute("height", shot.height);
      return content;
    }

    show(time) {
      const { run } = this;
      const isOver = time > run.end + frame;
      this.svg.classList.toggle("is-over", isOver);
      if (this.caption) {
        this.caption.textContent = isOver ? `${run.name}: ended at ${seconds(run.end)}` : run.name;
      }
      const shot = shotAt(this.shots, time);
      if (!shot) return;
      if (shot !== this.shot) {
        const content = this.place(shot);
        this.svg.replaceChildren(this.ground, content, this.overlay);
        content.append(this.fingers);
        this.shot = shot;
      }
      shot.show(time);
      this.touch(time);
      if (!this.ghosts) return;
      const ghost = time > this.ghostEnd + frame ? undefined : shotAt(this.ghosts, time);
      if (ghost !== this.ghost) this.overlay.replaceChildren(...(ghost ? [this.place(ghost)] : []));
      this.ghost = ghost;
      if (ghost) ghost.show(time);
    }

    // Fingers, which stay for a moment after they are lifted.
    touch(time) {
      const down = new Map();
      for (const [instant, finger, x, y] of this.run.fingers) {
        if (instant > time + 1e-9) break;
        if (x !== undefined) down.set(finger, { x, y, until: Infinity });
        else if (down.has(finger)) down.get(finger).until = instant + 0.06;
      }
      const seen = [...down.values()].filter(finger => finger.until >= time);
      while (this.fingers.childElementCount > seen.length) this.fingers.lastChild.remove();
      while (this.fingers.childElementCount < seen.length) {
        const dot = document.createElementNS(svgSpace, "circle");
        dot.setAttribute("class", "film-finger");
        dot.setAttribute("r", 22);
        this.fingers.append(dot);
      }
      seen.forEach(({ x, y }, index) => {
        this.fingers.children[index].setAttribute("cx", x);
        this.fingers.children[index].setAttribute("cy", y);
      });
    }
  }

  class Player extends HTMLElement {
    connectedCallback() {
      if (this.opener) return;
      const title = this.getAttribute("data-play") || "Play";
      this.opener = element("button", { type: "button", class: "player-open" }, `▶ ${title}`);
      this.opener.addEventListener("click", () => this.open(true));
      this.append(this.opener);
      this.classList.add("is-ready");
      if (!this.hasAttribute("data-open")) return;
      const observer = new IntersectionObserver(entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        observer.disconnect();
        this.open(false);
      });
      observer.observe(this);
    }

    disconnectedCallback() { this.pause(); }

    // The film: in the page, or in a script of its own, which also works without a server.
    load() {
      const own = this.querySelector("script[type='application/json']");
      if (own) return Promise.resolve(JSON.parse(own.textContent));
      const address = this.getAttribute("data-film");
      const known = () => (window.workbookFilms || {})[address];
      if (known()) return Promise.resolve(known());
      return new Promise((resolve, reject) => {
        const script = element("script", { src: address });
        script.onload = () => known() ? resolve(known()) : reject(new Error(address));
        script.onerror = () => reject(new Error(address));
        document.head.append(script);
      });
    }

    async open(plays) {
      if (this.isOpening) return;
      this.isOpening = true;
      this.opener.textContent = "…";
      try {
        this.film = await this.load();
        const own = this.getAttribute("data-take");
        if (own !== null) this.film = { ...this.film, takes: [this.film.takes[+own]] };
      } catch {
        this.opener.textContent = "The film could not be loaded";
        return;
      }
      this.opener.remove();
      this.build();
      this.classList.add("is-open");
      this.take(0, plays);
      if (plays) this.playButton.focus({ preventScroll: true });
      if (plays) this.stage.scrollIntoView({ block: "nearest" });
      if (plays && !stillness.matches) this.play();
    }

    build() {
      const button = (label, text, action) => {
        const made = element("button", { type: "button", "aria-label": label, title: label }, text);
        made.addEventListener("click", action);
        return made;
      };
      this.screens = element("div", { class: "player-screens" });
      this.playButton = button("Play", "▶", () => this.isPlaying ? this.pause() : this.play());
      this.playButton.classList.add("player-play");
      this.showPlaying();
      this.range = element("input", {
        type: "range", min: 0, step: "any", value: 0, "aria-label": "Time",
      });
      this.range.addEventListener("input", () => this.seek(+this.range.value));
      this.clock = element("output", { class: "player-clock" });
      this.lane = element("div", { class: "player-lane", "aria-hidden": "true" });
      this.legend = element("ul", { class: "player-legend", "aria-label": "Marks above the slider" });
      this.speed = button("Speed", "1×", () => {
        const speeds = [1, 0.5, 0.1];
        this.rate = speeds[(speeds.indexOf(this.rate) + 1) % speeds.length];
        this.showSpeed();
      });
      this.rate = 1;
      this.showSpeed();
      this.jump = button("The first difference", "", () => this.seek(this.content.difference[0]));
      this.jump.classList.add("player-difference");
      this.ghosts = button("Outlines of the other run (G)", "Outlines", () => this.haunt());
      this.ghosts.setAttribute("aria-keyshortcuts", "g");
      this.now = element("p", { class: "player-now", "aria-live": "polite" });
      this.calls = element("ol", { class: "player-calls" });
      this.calls.addEventListener("click", event => {
        const row = event.target.closest("[data-time]");
        if (row) this.seek(+row.dataset.time);
      });
      this.heading = element("p", { class: "player-heading" });
      this.takes = element("div", { class: "player-takes", role: "group", "aria-label": "Films" });
      if (this.film.takes.length > 1) {
        this.film.takes.forEach((take, index) => {
          const choice = button(take.title, `${index + 1}`, () => this.take(index));
          this.takes.append(choice);
        });
      }
      const steps = element("div", { class: "player-steps" },
        button("The event before", "⇤", () => this.toEvent(-1)),
        button("One frame back", "‹", () => this.step(-1)),
        button("One frame on", "›", () => this.step(1)),
        button("The next event", "⇥", () => this.toEvent(1)),
        this.speed, this.jump, this.ghosts, this.takes);
      const list = element("details", { class: "player-list" },
        element("summary", {}, "Calls between UIKit and the app"), this.calls);
      this.inspector = element("details", { class: "player-list" },
        element("summary", {}, "Layers and curves"));
      this.inspector.addEventListener("toggle", () => this.inspect());
      for (const details of [list, this.inspector]) {
        details.addEventListener("toggle", () => this.reveal(details));
      }
      this.controls = element("div", {
        class: "player-controls", role: "group", "aria-label": "Player",
      }, element("div", { class: "player-time" }, this.playButton,
        element("div", { class: "player-track" }, this.lane, this.range), this.clock),
      steps, this.legend, this.now, list, this.inspector);
      this.stage = element("div", { class: "player-stage" },
        this.heading, this.screens, this.controls);
      this.append(this.stage);
      this.stage.addEventListener("keydown", event => this.key(event));
      stillness.addEventListener("change", () => this.pause());
    }

    // The film and what has been opened about it, as far as both have room.
    reveal(details) {
      if (!details.open) return;
      const { top, height } = details.getBoundingClientRect();
      if (top + Math.min(height, 240) > innerHeight) this.stage.scrollIntoView({ block: "start" });
    }

    key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isButton = event.target.closest("button, summary");
      const actions = {
        " ": () => this.isPlaying ? this.pause() : this.play(),
        k: () => this.isPlaying ? this.pause() : this.play(),
        ",": () => this.step(-1), ".": () => this.step(1),
        ArrowLeft: () => event.shiftKey ? this.toEvent(-1) : this.step(-1),
        ArrowRight: () => event.shiftKey ? this.toEvent(1) : this.step(1),
        g: () => this.haunt(), Home: () => this.seek(0), End: () => this.seek(this.end),
      };
      const action = actions[event.key];
      if (!action || (event.key === " " && isButton)) return;
      if (stillness.matches && (event.key === " " || event.key === "k")) return;
      event.preventDefault();
      action();
    }

    // Shows a film: from its beginning on to whoever wants to watch it, or else its first difference.
    take(index, plays) {
      this.pause();
      this.content = this.film.takes[index];
      const { runs, difference, title } = this.content;
      [...this.takes.children].forEach((choice, place) =>
        choice.setAttribute("aria-pressed", place === index));
      this.stage.setAttribute("aria-label", title);
      this.heading.textContent = this.film.takes.length > 1 ? `${index + 1}. ${title}` : "";
      this.runs = runs.map(run => new Screen(run));
      this.screens.replaceChildren(...this.runs.map(screen => {
        const figure = element("figure", { class: "player-screen" }, screen.svg);
        if (screen.run.name) {
          screen.caption = element("figcaption", {}, screen.run.name);
          figure.prepend(screen.caption);
        }
        return figure;
      }));
      const [screen] = this.runs;
      this.stage.classList.toggle(
        "is-beside", this.runs.length === 1 && screen.side < 0.75 * screen.height);
      this.end = Math.max(...runs.map(run => run.end), frame);
      this.showGhosts();
      this.layers = undefined;
      this.inspect();
      this.range.max = this.end;
      this.jump.hidden = !difference;
      if (difference) this.jump.textContent = `≠ ${seconds(difference[0])}`;
      if (difference) this.jump.title = `The first difference: ${difference[1]}`;
      // The learner's calls, as the learner's run is the one that is asked about.
      const calls = runs[0].calls;
      this.events = [...new Set(calls.map(call => call[0]))].sort((a, b) => a - b);
      this.rows = calls.map(([time, style, text, answer]) => {
        const row = element("li", { class: style });
        row.append(element("button", { type: "button", "data-time": time }, seconds(time)),
          element("code", {}, answer ? `${text} → ${answer}` : text));
        return row;
      });
      this.calls.replaceChildren(...this.rows);
      this.last = undefined;
      this.showLane(runs, difference);
      const movements = runs.flatMap(run => run.movements).sort((a, b) => a[0] - b[0]);
      this.movements = movements;
      const beginning = Math.max((movements[0] || [0])[0] - frame, 0);
      this.seek(difference && !plays ? difference[0] : beginning);
    }

    // Shows or hides the outlines of each run on the other one's screen.
    haunt() {
      if (this.runs.length < 2) return;
      this.isHaunted = !this.isHaunted;
      this.showGhosts();
      this.show(this.time);
    }

    showGhosts() {
      this.ghosts.hidden = this.runs.length < 2;
      this.ghosts.setAttribute("aria-pressed", !!this.isHaunted);
      this.runs.forEach((screen, index) => {
        screen.haunt(this.isHaunted && this.runs.length > 1 ? this.runs[1 - index].run : undefined);
      });
    }

    // The layers of the film that is shown, once they are asked for.
    async inspect() {
      if (!this.inspector.open || this.inspected === this.content) return;
      this.inspected = this.content;
      layersScript ??= new Promise((resolve, reject) => {
        const script = element("script", { src: new URL("layers.js", own) });
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
      await layersScript;
      this.layers = window.workbookLayers(this.content.runs, this.film.properties, this.end, this.time);
      this.inspector.querySelector(".layers")?.remove();
      this.inspector.append(this.layers.element);
      this.layers.reveal();
    }

    showLane(runs, difference) {
      const at = (time, name) => {
        const mark = element("i", { class: name });
        mark.style.left = `${100 * time / this.end}%`;
        return mark;
      };
      const marks = [];
      for (const [from, to] of runs[0].movements) {
        const mark = at(from, "lane-movement");
        mark.style.width = `${100 * (to - from) / this.end}%`;
        marks.push(mark);
      }
      for (const call of runs[0].calls) marks.push(at(call[0], `lane-${call[1]}`));
      if (difference) marks.push(at(difference[0], "lane-difference"));
      this.lane.replaceChildren(...marks);
      const shown = new Set(marks.map(mark => mark.className));
      this.legend.replaceChildren(...Object.entries(lanes).filter(([name]) => shown.has(name))
        .map(([name, words]) => element("li", {}, element("i", { class: name }), words)));
    }

    showSpeed() {
      this.speed.textContent = { 1: "1×", 0.5: "½×", 0.1: "⅒×" }[this.rate];
      this.speed.title = `Speed: ${this.speed.textContent}`;
      this.speed.setAttribute("aria-label", this.speed.title);
    }

    showPlaying() {
      const label = this.isPlaying ? "Pause" : "Play";
      this.playButton.textContent = this.isPlaying ? "❚❚" : "▶";
      this.playButton.setAttribute("aria-label", label);
      this.playButton.title = `${label} (K)`;
    }

    get time() { return this.shown || 0; }

    seek(time) {
      this.pause();
      this.show(time);
    }

    // A frame of 60 per second, whatever was shown between two.
    step(direction) {
      const number = this.time / frame;
      const next = direction > 0 ? Math.floor(number + 1.001) : Math.ceil(number - 1.001);
      this.seek(next * frame);
    }

    toEvent(direction) {
      const events = direction > 0 ? this.events : [...this.events].reverse();
      const next = events.find(time => direction * (time - this.time) > 1e-4);
      this.seek(next === undefined ? (direction > 0 ? this.end : 0) : next);
    }

    show(time) {
      this.shown = Math.min(Math.max(time, 0), this.end);
      this.runs.forEach(screen => screen.show(this.shown));
      if (this.layers && this.inspector.open) this.layers.show(this.shown);
      this.range.value = this.shown;
      this.clock.textContent = seconds(this.shown);
      let last = -1;
      this.content.runs[0].calls.forEach((call, index) => {
        if (call[0] <= this.shown + 1e-4) last = index;
      });
      const call = this.content.runs[0].calls[last];
      this.range.setAttribute("aria-valuetext", seconds(this.shown) + (call ? `, ${call[2]}` : ""));
      if (last === this.last) return;
      this.rows.forEach((row, index) => row.classList.toggle("is-now", index === last));
      this.last = last;
      this.now.replaceChildren(
        ...(call ? [`Last call, ${seconds(call[0])}: `, ...breakable(call[2])] : []));
      const row = this.rows[last];
      if (row) this.calls.scrollTop = row.offsetTop - this.calls.clientHeight / 2;
    }

    play() {
      if (stillness.matches) return;
      if (this.time >= this.end - frame) this.show(Math.max((this.movements[0] || [0])[0] - 0.3, 0));
      this.isPlaying = true;
      // What passes is seen, and not read out.
      this.now.setAttribute("aria-live", "off");
      this.showPlaying();
      let before;
      const turn = now => {
        if (!this.isPlaying) return;
        const passed = before === undefined ? 0 : Math.min((now - before) / 1000, 0.1);
        before = now;
        this.show(this.pastRest(this.time + passed * this.rate));
        if (this.time >= this.end) this.pause();
        else requestAnimationFrame(turn);
      };
      requestAnimationFrame(turn);
    }

    // Time in which nothing moves is cut short, where it is long: half a second after a movement, the next
    // one is near.
    pastRest(time) {
      const moves = this.movements.some(([from, to]) => time >= from - 0.3 && time <= to + 0.5);
      if (moves) return time;
      const next = this.movements.find(([from]) => from > time);
      const last = this.movements.findLast(([from]) => from <= time);
      if (next && last && next[0] - last[1] < 2) return time;
      return next ? next[0] - 0.3 : time > (this.movements.at(-1) || [0, 0])[1] + 0.5 ? this.end : time;
    }

    pause() {
      if (!this.isPlaying) return;
      this.isPlaying = false;
      this.showPlaying();
      this.now.setAttribute("aria-live", "polite");
    }
  }

  customElements.define("workbook-player", Player);
})();
