// Asks the running server what came of this project's servers, and lets it forget the project.
const [port] = process.argv.slice(2);
const project = encodeURIComponent(process.cwd());

const status = await asked('/mcp');
const warnings = await asked('/config/warnings');
await asked('/instance/dispose', 'POST');
const words = Array.isArray(warnings) ? warnings.map(({ message }) => message) : [JSON.stringify(warnings)];
const isStatus = status !== null && Object.values(status).every((each) => typeof each?.status === 'string');
console.log(JSON.stringify(isStatus ? { status, warnings: words } : { warnings: [...words, JSON.stringify(status)] }));

async function asked(path, method = 'GET') {
  for (let waited = 0; ; waited += 1) {
    try {
      return await (await fetch(`http://127.0.0.1:${port}${path}?directory=${project}`, { method })).json();
    } catch (error) {
      // It takes its time to begin.
      if (error.cause?.code !== 'ECONNREFUSED' || waited === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
