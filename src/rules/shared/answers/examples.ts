/** Files of the documented examples: a list of one tool, with what the example is about. */
export function oneTool(fields: string): Record<string, string> {
  return {
    'tools.json': `{\n  "tools": [\n    { "name": "search", "description": "Searches the docs", ${fields} }\n  ]\n}\n`,
  };
}

/** The same, about the schema of its arguments. */
export function oneInput(schema: string): Record<string, string> {
  return oneTool(`"inputSchema": ${schema}`);
}

/** The same, about one argument. */
export function oneArgument(schema: string): Record<string, string> {
  return oneInput(`{ "type": "object", "properties": { "query": ${schema} } }`);
}

/** The same, about what it answers. */
export function oneOutput(schema: string): Record<string, string> {
  return oneTool(`"inputSchema": { "type": "object", "properties": {} }, "outputSchema": ${schema}`);
}

/** Several tools in one list. */
export function toolsNamed(...names: readonly string[]): Record<string, string> {
  const tools = names.map((name, index) => {
    const schema = '{ "type": "object", "properties": {} }';
    return `    { "name": ${name}, "description": "Does thing number ${index + 1}", "inputSchema": ${schema} }`;
  });
  return { 'tools.json': `{\n  "tools": [\n${tools.join(',\n')}\n  ]\n}\n` };
}

/** One tool with a description. */
export function toolSaying(description: string): Record<string, string> {
  return {
    'tools.json': `{\n  "tools": [\n    { "name": "add", "description": "${description}", "inputSchema": { "type": "object", "properties": {} } }\n  ]\n}\n`,
  };
}
