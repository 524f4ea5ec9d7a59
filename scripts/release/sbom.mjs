// A list of what a release holds, in the form of CycloneDX. The package depends on nothing; what others wrote is in its
// bundles, and their notices say from which packages and versions.

/**
 * @param {{ manifest: any, lock: any, notices: string, sha256: string }} release
 */
export function sbomOf({ manifest, lock, notices, sha256 }) {
  const packages = new Map(
    Object.entries(lock.packages).map(([path, entry]) => [path.slice(path.lastIndexOf('node_modules/') + 13), entry]),
  );
  const components = Array.from(
    notices.matchAll(/^(@?[\w./-]+) (\d+\.\d+\.\d+\S*) \((.+)\)$/gm),
    ([, name, version, license]) => componentOf({ name, version, license }, packages.get(name)),
  );
  const purl = purlOf(manifest);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purl,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        licenses: [{ license: { id: manifest.license } }],
        purl,
        hashes: [{ alg: 'SHA-256', content: sha256 }],
        externalReferences: [{ type: 'vcs', url: manifest.repository.url }],
      },
    },
    components,
    dependencies: [
      { ref: purl, dependsOn: components.map((each) => each['bom-ref']) },
      ...components.map((each) => ({ ref: each['bom-ref'] })),
    ],
  };
}

/** The lock says which bytes it was. */
function componentOf({ name, version, license }, locked) {
  if (locked?.version !== version)
    throw new Error(`the notices have ${name} ${version}, the lock has ${locked?.version}`);
  const [algorithm, digest] = locked.integrity.split('-');
  if (algorithm !== 'sha512') throw new Error(`${name} is locked by ${algorithm}`);
  const purl = purlOf({ name, version });
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
  };
}

function purlOf({ name, version }) {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}
