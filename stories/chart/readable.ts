/** What can't be read of an element, in words: it is too small, cut, out of sight, or under something else. */
export function unreadable(element: HTMLElement, text: HTMLElement, canvas: DOMRect): readonly string[] {
  const box = text.getBoundingClientRect();
  const name = element.textContent ?? '';
  const isWithin =
    box.left >= canvas.left &&
    box.right <= canvas.right &&
    box.top >= canvas.top &&
    box.bottom <= canvas.bottom;
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return [
    ...(Number.parseFloat(getComputedStyle(text).fontSize) < 12 ? [`${name}: too small`] : []),
    ...(text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0 ? [`${name}: cut`] : []),
    ...(isWithin ? [] : [`${name}: out of sight`]),
    ...(found !== null && element.contains(found) ? [] : [`${name}: under something else`]),
  ];
}
