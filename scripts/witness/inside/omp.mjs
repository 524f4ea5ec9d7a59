// Run by bun inside of omp's sources: connects to the servers of this folder as a session does, and prints what it says.
const [root] = process.argv.slice(2);
const { MCPManager } = await import(`${root}/src/mcp/manager.ts`);
const { loadCapability } = await import(`${root}/src/discovery/index.ts`);

const status = {};
const says = [];
const manager = new MCPManager(process.cwd(), null);
try {
  const { warnings = [] } = await loadCapability('mcps', { cwd: process.cwd() });
  says.push(...warnings.filter((warning) => !warning.includes('/.vscode/')));
  const { errors } = await manager.discoverAndConnect({
    onStatus: ({ type, serverName, error }) => {
      if (serverName === undefined) return;
      status[serverName] = type;
      if (error) says.push(`${serverName}: ${error}`);
    },
  });
  for (const [name, error] of errors) says.push(`${name}: ${error}`);
  // A server that takes longer than the start of a session goes on beside it.
  const isBusy = () => Object.values(status).some((type) => !['connected', 'failed'].includes(type));
  for (let waited = 0; isBusy() && waited < 5000; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50));
} catch (error) {
  says.push(String(error));
}
console.log(JSON.stringify({ status, says }));
process.exit();
