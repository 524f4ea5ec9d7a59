export function compileSchemas(options: { schemaDir: string; outDir: string; check?: boolean }): string[];
