export type { CodeBlock, Container, Heading, Markdown, Prose } from './markdown.ts';
export { readMarkdown } from './read-markdown.ts';
