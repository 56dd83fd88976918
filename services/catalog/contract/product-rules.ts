/** Tags as they are kept: trimmed, without empty ones, each once, in the order they came. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}
