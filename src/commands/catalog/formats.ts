/** Of the commands that print what mcp-lint knows. */
export const catalogFormats = ['text', 'json'] as const;
export type CatalogFormat = (typeof catalogFormats)[number];
