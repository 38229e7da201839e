// Loads a report again when `check` or `watch` has written it anew. A page that was opened as a file may
// load nothing but scripts, so the news is one: it calls this page and says which report there is now.
(() => {
  "use strict";

  const { news, version } = document.currentScript.dataset;
  const pause = 1000; // milliseconds

  // What the reader has folded or unfolded, by exercise and title, since verdicts change their places.
  const name = details => {
    const answer = details.closest("[data-exercise]");
    const title = details === answer ? "" : details.querySelector("summary").textContent;
    return `${answer ? answer.dataset.exercise : ""} ${title}`;
  };
  const asWritten = new Map(
    [...document.querySelectorAll("main details")].map(details => [details, details.open]));
  const kept = (history.state && history.state.folds) || {};
  for (const details of asWritten.keys()) {
    if (name(details) in kept) details.open = kept[name(details)];
  }

  // The browser keeps the place on the page; the state of its history outlives the page.
  const loadAgain = () => {
    clearInterval(asking);
    const folds = {};
    for (const [details, isOpen] of asWritten) {
      if (details.open !== isOpen) folds[name(details)] = details.open;
    }
    history.replaceState({ folds }, "");
    location.reload();
  };
  window.workbookNews = current => { if (current !== version) loadAgain(); };

  let script;
  const ask = () => {
    if (document.hidden) return;
    if (script) script.remove();
    script = document.createElement("script");
    script.src = `${news}?${Date.now()}`;
    // A report that was copied elsewhere gets no news.
    script.onerror = () => clearInterval(asking);
    document.head.append(script);
  };
  const asking = setInterval(ask, pause);
  document.addEventListener("visibilitychange", ask);
})();
