export type { CodeBlock, Heading, Markdown, Prose } from './markdown.ts';
export { readMarkdown } from './read-markdown.ts';
