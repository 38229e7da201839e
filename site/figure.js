// <workbook-figure>: a drawing that readers can change. Its numbers are computed by the engine's own
// code, as WebAssembly, which is loaded when a figure is first used. What the element contains is
// the drawing with its first values, and stays where scripts are off.
(() => {
  "use strict";
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  // As FigureContext writes numbers.
  const text = (number, unit) => {
    if (!Number.isFinite(number)) return "∞";
    const size = Math.abs(number);
    const plain = number.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
    const shown = plain === "-0.00" ? "0.00" : plain;
    return unit ? shown + (unit === "s" ? " s" : `\u202F${unit}`) : shown;
  };

  const short = number => +number.toFixed(2);

  // The engine: one for all figures of the page.
  let loading;
  const engine = address => loading ??= new Promise((resolve, reject) => {
    const script = element("script", { src: address });
    script.onload = () => {
      const bytes = Uint8Array.from(atob(window.workbookEngine), letter => letter.charCodeAt(0));
      WebAssembly.instantiate(bytes).then(made => resolve(made.instance.exports), reject);
    };
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });

  class Figure extends HTMLElement {
    connectedCallback() {
      const content = this.querySelector("script[type='application/json']");
      if (!content || this.controls) return;
      this.content = JSON.parse(content.textContent);
      this.values = [...this.content.values];
      this.drawing = this.querySelector(".figure-drawing");
      this.parts = name => [...this.drawing.querySelectorAll(`.figure-${name}`)];
      this.build();
      this.classList.add("is-ready");
    }

    disconnectedCallback() { this.pause(); }

    build() {
      this.inputs = this.content.parameters.map((parameter, index) => this.control(parameter, index));
      this.controls = element("div", {
        class: "figure-controls", role: "group", "aria-label": this.drawing.getAttribute("aria-label"),
      });
      this.playButton = element("button", { type: "button", class: "figure-play" }, "▶ Play");
      this.playButton.addEventListener("click", () => this.playing ? this.pause() : this.play());
      const buttons = element("div", { class: "figure-buttons" }, this.playButton);
      for (const { name, values } of this.content.presets) {
        const button = element("button", { type: "button" }, name);
        button.addEventListener("click", () => this.set([this.values[0], ...values]));
        buttons.append(button);
      }
      const reset = element("button", { type: "button" }, "Reset");
      reset.addEventListener("click", () => this.set(this.content.values));
      buttons.append(reset);
      this.controls.append(...this.inputs.map(input => input.closest("label")), buttons);
      // On paper, the values stand in words.
      this.settings = this.querySelector(".figure-settings");
      this.settings.after(this.controls);
      // The engine is fetched when somebody is about to use it.
      for (const event of ["pointerenter", "focusin"]) {
        this.addEventListener(event, () => this.engine().catch(() => {}), { once: true });
      }
      this.drawing.addEventListener("pointerdown", event => {
        this.drawing.setPointerCapture(event.pointerId);
        this.knob = this.parts("knob").indexOf(event.target);
        this.point(event);
      });
      this.drawing.addEventListener("pointermove", event => {
        if (event.buttons) this.point(event);
      });
      stillness.addEventListener("change", () => this.pause());
    }

    control({ label, unit, low, high, step, choices }, index) {
      const input = choices.length
        ? element("select", {}, ...choices.map((choice, value) => element("option", { value }, choice)))
        : element("input", { type: "range", min: low, max: high, step });
      input.value = this.values[index];
      const shown = element("output");
      const label_ = element("label", { class: "figure-control" },
        element("span", {}, label), input, ...(choices.length ? [] : [shown]));
      input.show = () => {
        shown.textContent = text(this.values[index], unit);
        if (!choices.length) input.setAttribute("aria-valuetext", shown.textContent);
      };
      input.show();
      input.addEventListener("input", () => {
        if (index > 0 || this.playing) this.pause();
        this.values[index] = +input.value;
        input.show();
        this.update();
      });
      return label_.querySelector("input, select");
    }

    engine() { return engine(this.getAttribute("data-engine")); }

    // All numbers of the figure with some values, as Motion computes them.
    async numbers(values = this.values) {
      const { memory, values_address, results_address, compute } = await this.engine();
      new Float64Array(memory.buffer, values_address(), values.length).set(values);
      const count = compute(this.content.kind, values.length);
      return new Float64Array(memory.buffer, results_address(), count).slice();
    }

    set(values) {
      this.pause();
      this.values = [...values];
      this.inputs.forEach((input, index) => {
        input.value = values[index];
        input.show();
      });
      this.update();
    }

    // Changes that come while the engine is being loaded are drawn once.
    async update() {
      this.tell();
      if (this.isDue) return;
      this.isDue = true;
      try {
        await this.engine();
        this.isDue = false;
        this.draw(await this.numbers());
      } catch {
        this.pause();
        this.controls.replaceChildren(element("p", {}, "This browser cannot run the engine."));
      }
    }

    // A caption is about the values that its figure begins with; any instant will do.
    tell() {
      this.settings.textContent = this.content.parameters.map(({ label, unit, choices }, index) =>
        `${label} ${choices[this.values[index]] ?? text(this.values[index], unit)}`).join(" · ");
      const caption = this.closest("figure")?.querySelector("figcaption");
      if (!caption) return;
      this.caption ??= caption.textContent;
      const isChanged = this.values.some(
        (value, index) => index > 0 && value !== this.content.values[index]);
      const words = isChanged ? `With the first values (Reset): ${this.caption}` : this.caption;
      if (caption.textContent !== words) caption.textContent = words;
    }

    draw(numbers) {
      const { layout, samples, readings, dots, handles, lines } = this.content;
      const { left, across, end, panels, row, low, high, hasTrail } = layout;
      const x = time => left + across * time / end;
      const y = (value, { top, height, low, high }) => top + height * (high - value) / (high - low);
      let next = 0;
      const take = count => numbers.subarray(next, next += count);
      const points = count => {
        const found = take(2 * count);
        return Array.from({ length: count }, (_, index) => [found[2 * index], found[2 * index + 1]]);
      };
      const path = places => places.map(([x, y], index) =>
        `${index ? "L" : "M"}${short(x)} ${short(y)}`).join("");
      const place = ([x, y]) => hasTrail
        ? [left + across * x, row - across * y]
        : [left + across * (x - low) / (high - low), row * (y + 0.5)];
      const values = take(readings.length);
      this.querySelectorAll("dd").forEach((shown, index) => {
        shown.textContent = text(values[index], readings[index].unit);
      });
      const moved = points(dots).map(place);
      this.parts("dot").forEach((dot, index) => {
        dot.setAttribute("cx", short(moved[index][0]));
        dot.setAttribute("cy", short(moved[index][1]));
      });
      const ends = points(handles).map(([time, value]) => [x(time), y(value, panels[0])]);
      this.parts("handle").forEach((line, index) => {
        const [from, to] = [ends[2 * index], ends[2 * index + 1]];
        line.setAttribute("x1", short(from[0]));
        line.setAttribute("y1", short(from[1]));
        line.setAttribute("x2", short(to[0]));
        line.setAttribute("y2", short(to[1]));
        const knob = this.parts("knob")[index];
        knob.setAttribute("cx", short(to[0]));
        knob.setAttribute("cy", short(to[1]));
      });
      const trail = points(hasTrail ? samples : 0).map(place);
      this.parts("trail").forEach(way => way.setAttribute("d", path(trail)));
      this.parts("curve").forEach((curve, index) => {
        const panel = panels[lines[index]];
        const places = Array.from(take(samples), (value, sample) =>
          [left + across * sample / (samples - 1), y(value, panel)]);
        curve.setAttribute("d", path(places));
      });
      this.parts("now").forEach(line => {
        line.setAttribute("x1", short(x(this.values[0])));
        line.setAttribute("x2", short(x(this.values[0])));
      });
    }

    seek(time) {
      this.values[0] = Math.min(Math.max(time, 0), this.content.layout.end);
      this.inputs[0].value = this.values[0];
      this.inputs[0].show();
      this.update();
    }

    // The instant below a pointer in the chart; or a control point of a curve goes where the pointer is.
    point(event) {
      const { left, across, end, panels: [panel] } = this.content.layout;
      const place = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(this.drawing.getScreenCTM().inverse());
      this.pause();
      const time = end * (place.x - left) / across;
      if (this.knob < 0) return this.seek(time);
      const value = panel.high - (place.y - panel.top) / panel.height * (panel.high - panel.low);
      // A point's two coordinates follow the time, and the points each other.
      [time, value].forEach((wanted, axis) => {
        const index = 1 + 2 * this.knob + axis;
        const { low, high, step } = this.content.parameters[index];
        const whole = Math.round(wanted / step) * step;
        this.values[index] = +Math.min(Math.max(whole, low), high).toFixed(4);
        this.inputs[index].value = this.values[index];
        this.inputs[index].show();
      });
      this.update();
    }

    play() {
      if (stillness.matches) return;
      const { end } = this.content.layout;
      const from = this.values[0] >= end ? 0 : this.values[0];
      let start;
      const frame = now => {
        start ??= now;
        const time = from + (now - start) / 1000;
        this.seek(time);
        if (time >= end) this.pause(); else this.playing = requestAnimationFrame(frame);
      };
      this.playing = requestAnimationFrame(frame);
      this.playButton.textContent = "❚❚ Pause";
    }

    pause() {
      if (!this.playing) return;
      cancelAnimationFrame(this.playing);
      this.playing = undefined;
      this.playButton.textContent = "▶ Play";
    }
  }

  customElements.define("workbook-figure", Figure);
})();
