// The search: a dialog over an index that is a script, so that both also work from a folder.
// site.js loads this when somebody searches for the first time.
(() => {
  "use strict";
  const root = new URL(".", document.currentScript.src);

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  // Differences between indices of sections, to the base 26: of each the last digit is a capital letter.
  const steps = text => text.match(/[a-z]*[A-Z]/g).map(step => [...step.toLowerCase()]
    .reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - "a".charCodeAt(0), 0));

  // The words, of which each is written without the beginning that the one before has too; a letter says how
  // long that is.
  const unfolded = text => {
    let word = "";
    return text.split(" ").map(
      rest => word = word.slice(0, rest.charCodeAt(0) - "a".charCodeAt(0)) + rest.slice(1));
  };

  const index = new Promise((resolve, reject) => {
    const script = element("script", { src: new URL("search-index.js", root) });
    script.onload = () => {
      const places = window.workbookSearch.places.split(" ").map(steps);
      resolve({
        ...window.workbookSearch,
        words: Object.fromEntries(
          unfolded(window.workbookSearch.words).map((word, at) => [word, places[at]])),
      });
    };
    script.onerror = reject;
    document.head.append(script);
  });

  const split = text => text.toLowerCase().split(/[^\p{L}\p{N}_]+/u).filter(Boolean);

  // How well one word of the query fits a section: its heading counts most, then prose, then listings.
  const scores = ({ sections, sectionPages, words, pages }, word) => {
    const found = new Map();
    const add = (section, score) => found.set(section, Math.max(found.get(section) || 0, score));
    sectionPages.forEach((page, section) => {
      const parts = split(sections[3 * section + 1]);
      for (const part of parts) {
        // Of two headings with the word, the one that says little else.
        if (part === word || part === `${word}s`) add(section, 100 + 50 / parts.length);
        else if (part.startsWith(word)) add(section, 60);
      }
      for (const part of split(pages[page].title)) if (part === word) add(section, 2);
    });
    for (const [entry, places] of Object.entries(words)) {
      const isCode = entry[0] === "`";
      const name = isCode ? entry.slice(1).toLowerCase() : entry;
      if (!name.startsWith(word)) continue;
      const score = (isCode ? 3 : 10) * (name === word ? 2 : 1);
      let section = 0;
      for (const step of places) add(section += step, score);
    }
    return found;
  };

  // The shortest name with this beginning in a section's listings.
  const listedName = ({ words }, section, word) => Object.keys(words)
    .filter(entry => {
      if (entry[0] !== "`" || !entry.slice(1).toLowerCase().startsWith(word)) return false;
      let place = 0;
      return words[entry].some(step => (place += step) === section);
    })
    .map(entry => entry.slice(1)).sort((a, b) => a.length - b.length)[0];

  // The section in which the glossary says that a word is explained, also if it has the word in other
  // forms only; of "springs" too.
  const explanation = ({ terms }, query) => {
    const phrase = split(query).join(" ");
    return terms[phrase] ?? terms[phrase.replace(/s$/, "")];
  };

  // The sections that have all words, the best first, and otherwise in the order of the book.
  const search = (content, query) => {
    const found = split(query).map(word => scores(content, word));
    const explained = explanation(content, query);
    if (!found.length) return [];
    const all = [...found[0].keys()].filter(
      section => section !== explained && found.every(one => one.has(section)));
    const score = section => found.reduce((sum, one) => sum + one.get(section), 0);
    const ranked = all.map(section => [score(section), section])
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]).map(([, section]) => section);
    return explained === undefined ? ranked : [explained, ...ranked];
  };

  const letters = /[\p{L}\p{N}_]+/gu;
  const has = (text, word) => split(text).some(part => part.startsWith(word));

  // The part of a sentence around the first of these words.
  const cut = (sentence, words) => {
    if (sentence.length <= 140) return sentence;
    const places = [...sentence.matchAll(letters)]
      .filter(([part]) => words.some(word => part.toLowerCase().startsWith(word)))
      .map(match => match.index);
    const place = places[0] || 0;
    const from = place < 100 ? 0 : sentence.lastIndexOf(" ", place - 60) + 1;
    const to = sentence.indexOf(" ", from + 120);
    return (from ? "… " : "") + sentence.slice(from, to < 0 ? undefined : to) + (to < 0 ? "" : " …");
  };

  // Where a section has the words of the query: sentences, and, of words that its titles have not, names in
  // its listings, of which the index has no lines. Without such words, its first sentence.
  const excerpt = (text, names, titles, query) => {
    const sentences = text.split(/\n|(?<=[.!?:])\s+(?=\p{Lu}|`|“)/u);
    let missing = split(query);
    const parts = [];
    while (missing.length) {
      const counts = sentences.map(sentence => missing.filter(word => has(sentence, word)).length);
      const most = Math.max(...counts);
      if (most === 0) break;
      const sentence = sentences[counts.indexOf(most)];
      const words = missing.filter(word => has(sentence, word));
      parts.push(cut(sentence, words));
      // A long sentence may have its words far from each other.
      missing = missing.filter(word => !has(parts.at(-1), word));
    }
    const listed = missing.filter(word => !titles.some(title => has(title, word)))
      .flatMap(word => names(word) || []);
    if (listed.length) parts.push(`In the code: ${listed.join(", ")}`);
    return parts.join(" … ") || cut(sentences[0] || "", split(query));
  };

  // A text in which the words of the query are marked.
  const marked = (text, query) => {
    const words = split(query);
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(letters)) {
      const found = words.filter(word => match[0].toLowerCase().startsWith(word));
      if (!found.length) continue;
      const to = match.index + Math.max(...found.map(word => word.length));
      parts.push(text.slice(end, match.index), element("mark", {}, text.slice(match.index, to)));
      end = to;
    }
    return [...parts, text.slice(end)];
  };

  const input = element("input", {
    type: "search", class: "search-input", "aria-label": "Search the book", role: "combobox",
    "aria-expanded": "false", "aria-controls": "search-results", "aria-autocomplete": "list",
    autocomplete: "off", spellcheck: "false", placeholder: "A word, a name: completeTransition",
  });
  const results = element("ul", {
    id: "search-results", class: "search-results", role: "listbox", "aria-label": "Sections",
  });
  const status = element("p", { class: "search-status", role: "status" });
  const close = element("button", { type: "button" }, "Close");
  const more = element("button", { type: "button", class: "search-more", hidden: "" });
  const dialog = element("dialog", { class: "search", "aria-label": "Search" },
    element("div", { class: "search-row" }, input, close), status, results, more);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);

  // How many results are shown, unless somebody asks for the rest.
  const usual = 30;
  let limit = usual;
  let chosen = -1;
  const choose = place => {
    const rows = [...results.children];
    chosen = rows.length ? (place + rows.length) % rows.length : -1;
    rows.forEach((row, index) => row.setAttribute("aria-selected", index === chosen));
    if (chosen < 0) {
      input.removeAttribute("aria-activedescendant");
      return;
    }
    input.setAttribute("aria-activedescendant", rows[chosen].id);
    rows[chosen].scrollIntoView({ block: "nearest" });
  };

  const show = async () => {
    let content;
    if (!results.children.length) status.textContent = "The index is being loaded …";
    try {
      content = await index;
    } catch {
      status.textContent = "The index could not be loaded.";
      return;
    }
    const query = input.value;
    const found = search(content, query);
    const explained = explanation(content, query);
    const { sections, sectionPages, pages } = content;
    results.replaceChildren(...found.slice(0, limit).map((section, place) => {
      const page = pages[sectionPages[section]];
      const [anchor, title, text] = sections.slice(3 * section, 3 * section + 3);
      const address = new URL(page.address + (anchor && `#${anchor}`), root);
      const pageTitle = anchor ? page.title : "";
      const told = excerpt(
        text, word => listedName(content, section, word), [title, pageTitle], query);
      const part = section === explained ? `Explains “${query.trim()}”. ${told}` : told;
      const link = element("a", { href: address, tabindex: -1 },
        element("strong", {}, ...marked(title, query)),
        element("small", {}, ...marked(pageTitle, query)),
        element("span", {}, ...marked(part, query)));
      return element("li", { role: "option", id: `search-${place}` }, link);
    }));
    input.setAttribute("aria-expanded", found.length > 0);
    status.textContent = !query.trim() ? ""
      : found.length === 0 ? "Nothing was found."
      : found.length > limit ? `The first ${limit} of ${found.length} sections`
      : found.length === 1 ? "1 section" : `${found.length} sections`;
    more.hidden = found.length <= limit;
    more.textContent = `Show the other ${found.length - limit}`;
    choose(0);
  };

  input.addEventListener("input", () => {
    limit = usual;
    show();
  });
  more.addEventListener("click", async () => {
    limit = Infinity;
    await show();
    choose(usual);
    input.focus();
  });
  results.addEventListener("click", event => { if (event.target.closest("a")) dialog.close(); });
  input.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      // A search field would only be emptied.
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      results.children[chosen].querySelector("a").click();
    }
  });

  window.workbookOpenSearch = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    show();
  };
})();
