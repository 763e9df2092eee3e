/** Measures the page as it stands: text that is too small or too faint, targets too small to tap, words broken
 * for want of room, anything wider than the window. */
() => {
  const LEAST_TEXT = 14;
  const LEAST_CONTRAST = 4.5;
  const LEAST_TARGET = 44;
  const found = new Set();
  const numbers = (text) => (text.match(/[\d.]+/g) || []).map(Number);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => ((part /= 255) <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const parts = numbers(getComputedStyle(at).backgroundColor);
      if (parts.length === 3 || parts[3] > 0.9) return parts.slice(0, 3);
    }
    return [255, 255, 255];
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.spoken, .notices');
  const words = (text) => text.trim().slice(0, 28);
  /** The first word that a line's end breaks, if it isn't so long that it must break somewhere. */
  const broken = (node, range) => {
    if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size < 2) return null;
    for (const { 0: word, index } of node.textContent.matchAll(/(?<![\p{L}\p{N}])\p{Script=Latin}{2,16}(?![\p{L}\p{N}])/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) return word;
    }
    return null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !isShown(element) || /SCRIPT|STYLE|NOSCRIPT|OPTION/.test(element.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const box = (style.textOverflow === 'ellipsis' ? element : range).getBoundingClientRect();
    if (box.width < 2 || style.clipPath !== 'none') continue;
    const svg = element.closest('svg');
    const scale = svg ? element.getScreenCTM().d : 1;
    const size = parseFloat(style.fontSize) * scale;
    if (size < LEAST_TEXT - 0.05) found.add(`text of ${size.toFixed(1)} px: ${words(text)}`);
    // What is cut to a few lines on purpose is somebody's sentence, of any length.
    const part = svg || style.webkitLineClamp !== 'none' ? null : broken(node, range);
    if (part) found.add(`broken word: ${part}`);
    if (box.right > innerWidth + 1 || box.left < -1) found.add(`text outside the window: ${words(text)}`);
    if (svg) continue;
    const [a, b] = [light(numbers(style.color).slice(0, 3)), light(ground(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < LEAST_CONTRAST) found.add(`contrast of ${contrast.toFixed(1)}: ${words(text)}`);
  }
  for (const element of document.querySelectorAll('button, .btn, select, input:not([type=radio]), summary')) {
    const box = element.getBoundingClientRect();
    if (!box.width || !isShown(element) || element.getAttribute('aria-hidden') === 'true') continue;
    if (box.width < LEAST_TARGET || box.height < LEAST_TARGET)
      found.add(`target of ${Math.round(box.width)} x ${Math.round(box.height)}: ${words(element.ariaLabel || element.textContent)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add(`page of ${document.documentElement.scrollWidth} px`);
  return [...found];
};
