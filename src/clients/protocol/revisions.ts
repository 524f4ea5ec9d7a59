/** Revisions of the Model Context Protocol, by date; newer ones are greater as strings. */
export const revisions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

export type Revision = (typeof revisions)[number];

/** Ids of the schemas that parts of an answer are held against. */
export const answerSchemas = {
  tool: (revision: Revision) => `mcp-tool-${revision}`,
  result: (revision: Revision) => `mcp-result-${revision}`,
  jsonSchema: 'mcp-json-schema',
} as const;

/** Keys of a tool that not every revision has. */
export const toolFields: Readonly<Record<string, { readonly since: Revision; readonly until?: Revision }>> = {
  name: { since: '2024-11-05' },
  description: { since: '2024-11-05' },
  inputSchema: { since: '2024-11-05' },
  annotations: { since: '2025-03-26' },
  title: { since: '2025-06-18' },
  outputSchema: { since: '2025-06-18' },
  _meta: { since: '2025-06-18' },
  icons: { since: '2025-11-25' },
  execution: { since: '2025-11-25', until: '2025-11-25' },
};

/** Blocks of a result that not every revision has. */
export const blockTypes: Readonly<Record<string, Revision>> = {
  text: '2024-11-05',
  image: '2024-11-05',
  resource: '2024-11-05',
  audio: '2025-03-26',
  resource_link: '2025-06-18',
};

export const annotationKeys = ['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
