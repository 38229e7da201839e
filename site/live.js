// Loads a page again when `site serve` has built it anew, and shows what keeps it from that. No
// published page has this.
(() => {
  "use strict";

  const build = document.currentScript.dataset.build;
  let box;

  // As an alert, so that it is read out; below the page's bar, where it covers no text for ever.
  const show = fault => {
    box?.remove();
    box = undefined;
    if (!fault) return;
    box = document.createElement("pre");
    box.setAttribute("role", "alert");
    box.className = "live-fault";
    box.textContent = `This page is older than its sources.\n\n${fault}`;
    // The page's policy allows a style that a script sets, and none in an attribute.
    Object.assign(box.style, {
      position: "fixed", inset: "auto 0 0 0", zIndex: "1000", margin: "0", padding: "1rem 1.25rem",
      maxHeight: "40vh", overflow: "auto", whiteSpace: "pre-wrap", overflowWrap: "anywhere",
      font: "14px/1.5 ui-monospace, monospace", color: "#fff", background: "#8a1c1c",
    });
    document.body.append(box);
  };

  // A browser has few connections to one server, so pages that nobody sees give theirs back.
  let events;
  const listen = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource("/.live/events");
    events.addEventListener("message", ({ data }) => {
      const state = JSON.parse(data);
      if (state.build !== build) location.reload();
      else show(state.fault);
    });
  };
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", event => { if (event.persisted) listen(); });
  addEventListener("pagehide", () => events?.close());
  listen();
})();
