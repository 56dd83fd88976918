/** The words of a description in HTML. Parsed in a document of its own, where nothing runs or loads. */
export function plainText(html: string): string {
  // Where one block ends and the next begins there is no space in the HTML.
  const spaced = html.replace(/<(?=\/?(p|div|li|br|tr|td|h[1-6]|blockquote))/gi, ' <');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
