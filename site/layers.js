// What a player shows of layers: the tree, model and presentation values at the player's instant, and
// the curve of one property with its velocity. The player loads this when it is first asked for.
(() => {
  "use strict";
  const svgSpace = "http://www.w3.org/2000/svg";
  const [width, height, margin] = [600, 160, 8];

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const drawn = (name, attributes) => {
    const made = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  // A name that may break after a dot and before a capital letter.
  const breakable = name => name.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/).flatMap(
    part => [document.createElement("wbr"), part]).slice(1);

  // The corners of a line over time, as PlayerContent writes it.
  const corners = pairs => {
    const found = [];
    let ticks = 0;
    for (let index = 0; index < pairs.length; index += 2) {
      ticks += pairs[index];
      found.push([ticks / 1e4, pairs[index + 1]]);
    }
    return found;
  };

  const valueAt = (line, time) => {
    let last = 0;
    while (last + 1 < line.length && line[last + 1][0] <= time + 1e-9) last += 1;
    const [from, to] = [line[last], line[last + 1]];
    if (!to || time <= from[0]) return from[1];
    return from[1] + (time - from[0]) / (to[0] - from[0]) * (to[1] - from[1]);
  };

  // Whether a layer is in the tree: until it is taken out, or until the end of its run.
  const isPresent = ({ presence, end }, time) => presence.some(
    ([from, to]) => Math.min(time, end) >= from - 1e-5 && (time < to - 1e-5 || to >= end - 1e-5));

  // The parts of a line in which its layer is in the tree.
  const stretches = (line, presence) => presence.map(([from, to]) => [
    [from, valueAt(line, from)],
    ...line.filter(([time]) => time > from + 1e-5 && time < to - 1e-5),
    // Of two corners at the end the first counts: the second is what comes afterwards.
    line.find(([time]) => Math.abs(time - to) < 1e-5 && to > from) || [to, valueAt(line, to)],
  ]);

  const absence = "not in the tree at this instant";

  const unit = name => /opacity|scale/.test(name) ? "" : /rotation/.test(name) ? "°" : " pt";
  const number = (value, name) => {
    const digits = unit(name) === "" ? 3 : 1;
    return `${+value.toFixed(digits) + 0}${unit(name)}`;
  };

  // The layers of a run, read from a film.
  const layersOf = (run, properties) => run.layers.map(([depth, title, kind, presence, curves]) => ({
    depth, title, kind, presence, end: run.end,
    curves: curves.map(([property, presentation, model, velocity]) => ({
      name: properties[property],
      presentation: corners(presentation),
      model: corners(model || presentation),
      velocity: velocity && corners(velocity),
    })),
  }));

  class Layers {
    constructor(runs, properties, end, time) {
      this.end = end;
      this.layers = layersOf(runs[0], properties);
      this.others = runs[1] ? layersOf(runs[1], properties) : [];
      this.otherName = runs[1] && runs[1].name;
      this.choices = this.layers.map((layer, index) => {
        const button = element("button", { type: "button" }, layer.title);
        if (layer.kind !== layer.title) button.append(" ", element("small", {}, layer.kind));
        button.style.paddingLeft = `${0.5 + 0.8 * Math.min(layer.depth, 12)}rem`;
        button.addEventListener("click", () => this.choose(index));
        return button;
      });
      this.tree = element("ul", { class: "layer-tree", "aria-label": "Layers" },
        ...this.choices.map(choice => element("li", {}, choice)));
      this.rows = element("tbody");
      const heads = ["Property", "Presentation", "Model"]
        .map(title => element("th", { scope: "col" }, title));
      this.caption = element("caption");
      const table = element("table", { class: "layer-values" }, this.caption,
        element("thead", {}, element("tr", {}, ...heads)), this.rows);
      this.plot = drawn("svg", {
        viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true",
      });
      this.reading = element("figcaption");
      [this.highest, this.lowest] = [element("span"), element("span")];
      const times = element("div", { class: "curve-times" },
        element("span", {}, "0.00 s"), element("span", {}, `${end.toFixed(2)} s`));
      this.curve = element("figure", { class: "layer-curve" },
        element("div", { class: "curve-plot" }, this.plot,
          element("div", { class: "curve-range" }, this.highest, this.lowest)),
        times, this.reading);
      this.element = element("div", { class: "layers" }, this.tree, table, this.curve);
      this.time = time;
      const isMoving = layer => layer.curves.some(curve => curve.velocity);
      const moving = [
        this.layers.findIndex(layer => isMoving(layer) && isPresent(layer, time)),
        this.layers.findIndex(isMoving), 0,
      ].find(index => index >= 0);
      this.choose(moving);
    }

    choose(index) {
      this.layer = this.layers[index];
      this.choices.forEach((choice, place) => choice.setAttribute("aria-pressed", place === index));
      if (!this.layer) return;
      this.cells = this.layer.curves.map(curve => {
        const [shown, model] = [element("td"), element("td")];
        const head = element("th", { scope: "row" });
        if (curve.velocity) {
          const button = element("button", { type: "button", title: "Show the curve" }, ...breakable(curve.name));
          button.addEventListener("click", () => this.draw(curve));
          curve.button = button;
          head.append(button);
        } else {
          head.append(...breakable(curve.name));
        }
        return { curve, shown, model, row: element("tr", {}, head, shown, model) };
      });
      this.rows.replaceChildren(...this.cells.map(cell => cell.row));
      this.draw(this.layer.curves.find(curve => curve.velocity));
    }

    // Scrolls the tree to the layer that is chosen, once it is in the page.
    reveal() {
      const choice = this.choices.find(choice => choice.getAttribute("aria-pressed") === "true");
      if (choice) this.tree.scrollTop = choice.offsetTop - this.tree.clientHeight / 2;
    }

    // Draws a property's value, its velocity on a scale of its own, and the other run's value.
    draw(curve) {
      this.drawn = curve;
      this.curve.hidden = !curve;
      for (const { curve: each } of this.cells) {
        if (each.button) each.button.setAttribute("aria-pressed", each === curve);
      }
      if (curve) {
        this.twinLayer = this.others.find(
          layer => layer.title === this.layer.title && layer.depth === this.layer.depth);
        this.twin = this.twinLayer?.curves.find(each => each.name === curve.name);
        const values = [curve, this.twin].filter(Boolean).flatMap(each => each.presentation);
        const speeds = curve.velocity.map(corner => corner[1]);
        const fastest = Math.max(...speeds.map(Math.abs));
        const low = Math.min(...values.map(corner => corner[1]));
        const high = Math.max(...values.map(corner => corner[1]));
        [this.highest.textContent, this.lowest.textContent] = [high, low].map(value => number(value, curve.name));
        const path = (lines, low, high, style) => {
          const place = ([time, value]) => `${(width * time / this.end).toFixed(2)} ` +
            (height - margin - (height - 2 * margin) * (value - low) / (high - low || 1)).toFixed(2);
          return drawn("path", {
            class: style, d: lines.map(line => "M" + line.map(place).join("L")).join(""),
          });
        };
        const { presence } = this.layer;
        this.cursor = drawn("path", { class: "curve-now" });
        this.plot.replaceChildren(
          path([[[0, 0], [this.end, 0]]], -fastest, fastest, "curve-rest"),
          ...(this.twin ? [path(stretches(this.twin.presentation, this.twinLayer.presence),
            low, high, "curve-other")] : []),
          path(stretches(curve.velocity, presence), -fastest, fastest, "curve-velocity"),
          path(stretches(curve.presentation, presence), low, high, "curve-value"), this.cursor);
      }
      this.show(this.time);
    }

    show(time) {
      this.time = time;
      this.layers.forEach((layer, index) => {
        const isThere = isPresent(layer, time);
        if (layer.isThere === isThere) return;
        layer.isThere = isThere;
        this.choices[index].classList.toggle("is-absent", !isThere);
        this.choices[index].title = isThere ? "" : `It is ${absence}`;
      });
      if (!this.layer) return;
      const { isThere, title } = this.layer;
      const caption = isThere ? title : `${title}: ${absence}`;
      if (this.caption.textContent !== caption) this.caption.textContent = caption;
      const read = (line, name, isThere) => isThere ? number(valueAt(line, time), name) : "–";
      for (const { curve, shown, model, row } of this.cells) {
        const now = read(curve.presentation, curve.name, isThere);
        const goal = read(curve.model, curve.name, isThere);
        if (shown.textContent !== now) shown.textContent = now;
        if (model.textContent !== goal) model.textContent = goal;
        row.classList.toggle("differs", now !== goal);
      }
      if (!this.drawn) return;
      const { name, presentation, velocity } = this.drawn;
      const x = (width * time / this.end).toFixed(2);
      this.cursor.setAttribute("d", `M${x} 0V${height}`);
      const parts = isThere ? [
        ["curve-value", `${name} ${read(presentation, name, true)}`],
        ["curve-velocity", `velocity ${read(velocity, name, true)}/s`],
      ] : [["curve-value", `${name}: ${absence}`]];
      if (this.twin) {
        const other = read(this.twin.presentation, name, isPresent(this.twinLayer, time));
        parts.push(["curve-other", `${this.otherName} ${other}`]);
      }
      this.reading.replaceChildren(
        ...parts.map(([style, text]) => element("span", { class: style }, text)));
    }
  }

  window.workbookLayers = (runs, properties, end, time) => new Layers(runs, properties, end, time);
})();
