// Small comforts of every page. Each page is complete without them.
(() => {
  "use strict";

  // A small drawing of one line.
  const space = "http://www.w3.org/2000/svg";
  const drawn = path => {
    const svg = document.createElementNS(space, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    const line = document.createElementNS(space, "path");
    line.setAttribute("d", path);
    svg.append(line);
    return svg;
  };

  // Menus close when one goes elsewhere.
  const menus = document.querySelectorAll(".menu");
  const close = except => menus.forEach(menu => { if (menu !== except) menu.open = false; });
  document.addEventListener("click", event => {
    const link = event.target.closest("a");
    close(link ? null : event.target.closest(".menu"));
  });
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    const open = [...menus].find(menu => menu.open);
    if (!open) return;
    open.open = false;
    open.querySelector("summary").focus();
  });

  // The search, which is loaded when it is first asked for.
  const own = document.currentScript.src;
  let search;
  const openSearch = () => {
    search ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL("search.js", own);
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
    search.then(() => window.workbookOpenSearch(), () => { search = undefined; });
  };
  const row = document.querySelector(".bar-row");
  if (row) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "search-open";
    button.setAttribute("aria-label", "Search");
    const glass = drawn("M11 6.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0ZM10 10l5 5");
    const word = document.createElement("span");
    word.textContent = " Search";
    button.append(glass, word);
    button.title = "Search (/)";
    button.setAttribute("aria-keyshortcuts", "/");
    button.addEventListener("click", openSearch);
    row.querySelector(".leaf").before(button);
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target.closest("input:not([type=range]), textarea, select")) return;
      event.preventDefault();
      openSearch();
    });
  }

  // The section that is being read is marked in the contents.
  const links = new Map();
  for (const link of document.querySelectorAll(".contents a, .menu-contents a")) {
    const name = decodeURIComponent(link.hash.slice(1));
    links.set(name, [...(links.get(name) || []), link]);
  }
  const headings = [...links.keys()].map(name => document.getElementById(name)).filter(Boolean);
  let marked = [];
  const mark = () => {
    const passed = headings.filter(heading => heading.getBoundingClientRect().top < 120);
    const current = passed.length ? links.get(passed[passed.length - 1].id) : [];
    if (current === marked || (current[0] && current[0] === marked[0])) return;
    marked.forEach(link => link.removeAttribute("aria-current"));
    current.forEach(link => link.setAttribute("aria-current", "true"));
    marked = current;
  };
  if (headings.length) {
    let isDue = false;
    addEventListener("scroll", () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => { isDue = false; mark(); });
    }, { passive: true });
    mark();
  }

  // Code is copied by a button. What became of it is said to screen readers as well.
  const sheets = "M6 5V2.5h7.5V11H11M2.5 5H10v8.5H2.5Z";
  const tick = "M3 8.5l3.5 3.5L13 4.5";
  const blocks = [...document.querySelectorAll("main pre")]
    .filter(block => block.querySelector("code") && !block.closest(".diagnostic"));
  const said = document.createElement("p");
  said.className = "unseen";
  said.setAttribute("role", "status");
  if (blocks.length) document.querySelector("main").append(said);

  // Without the permission to write to the clipboard, as where a page is shown within another one, the
  // selection is copied.
  const write = async block => {
    try {
      await navigator.clipboard.writeText(block.textContent);
      return true;
    } catch {
      const selection = getSelection();
      selection.selectAllChildren(block);
      const isCopied = document.execCommand("copy");
      if (isCopied) selection.removeAllRanges();
      return isCopied;
    }
  };
  for (const block of blocks) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.title = "Copy";
    const first = block.textContent.trim().split("\n")[0].slice(0, 60);
    button.setAttribute("aria-label", `Copy the code: ${first}`);
    button.append(drawn(sheets));
    button.addEventListener("click", async () => {
      const isCopied = await write(block);
      said.textContent = isCopied ? "Copied" : "Not copied: the code is selected";
      button.title = said.textContent;
      button.replaceChildren(drawn(isCopied ? tick : sheets));
      setTimeout(() => {
        button.title = "Copy";
        said.textContent = "";
        button.replaceChildren(drawn(sheets));
      }, 2000);
    });
    const box = document.createElement("div");
    box.className = "copied-code";
    block.replaceWith(box);
    box.append(block, button);
  }

  // Only what scrolls sideways is a stop for the keyboard.
  const observer = new ResizeObserver(entries => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
      bring(target);
      cut(target);
    }
  });
  // The frame of a strip in which something was seen is in view when the strip first is.
  const brought = new WeakSet();
  const bring = box => {
    const point = box.clientWidth && box.querySelector(".film-point");
    if (!point || brought.has(box)) return;
    brought.add(box);
    const beyond = point.getBoundingClientRect().right - box.getBoundingClientRect().right;
    if (beyond > -40) box.scrollLeft += beyond + 40;
  };
  // Code that goes on to the right fades there.
  const cut = box => box.classList.toggle(
    "is-cut", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  for (const box of document.querySelectorAll("pre, .scroll, .table, ol.source")) {
    observer.observe(box);
    box.addEventListener("scroll", () => cut(box), { passive: true });
  }
})();
