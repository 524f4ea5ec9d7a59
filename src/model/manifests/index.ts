export {
  argumentsOf,
  bracesIn,
  environmentOf,
  githubOwner,
  isStamped,
  itemsAt,
  type ListedPackage,
  type ManifestItem,
  packagesOf,
  settingsUses,
  writtenText,
} from './manifests.ts';
export { faultOfName } from './name.ts';
export {
  bundledProject,
  labelsOf,
  type Ownership,
  otherPackage,
  projectOf,
  pythonPackage,
  samePythonPackage,
} from './published-project.ts';
