export {
  argumentsOf,
  type Brace,
  bracesIn,
  environmentOf,
  githubOwner,
  isStamped,
  itemsAt,
  type ListedPackage,
  type ManifestItem,
  packagesOf,
  type SettingUse,
  settingsUses,
  writtenText,
} from './manifests.ts';
export {
  bundledProject,
  type FoundText,
  labelsOf,
  type Ownership,
  type PublishedProject,
  projectOf,
} from './published-project.ts';
