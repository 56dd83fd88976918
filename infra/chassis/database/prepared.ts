/**
 * The option that lets each connection plan a statement once: `query.options(preparedAs('name'))`.
 * Only for a text that never varies and names its columns: after a migration, an answer of other
 * columns than the planned ones would fail. The name is the statement's own within its service.
 */
export function preparedAs(name: string): { readonly name: string } {
  return { name };
}
