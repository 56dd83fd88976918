export function strayPackages(root: URL): string[];
