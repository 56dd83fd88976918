import { z } from 'zod';

/** Which files of the build a module needs beyond those that every page loads. */
export type Modules = (module: string) => readonly string[];

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

export const noModules: Modules = () => [];

/** By the manifest that the build leaves beside its files. */
export function modulesOf(written: unknown): Modules {
  const manifest = manifestSchema.parse(written);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const everywhere = new Set(entries.flatMap((key) => filesOf(manifest, key)));
  return (module) => filesOf(manifest, module).filter((file) => !everywhere.has(file));
}

/** The module's own file and all that it imports at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...chunk.imports.flatMap((imported) => filesOf(manifest, imported, seen))];
}
