export * from './define.ts';
export { foreignFields, rootKeys } from './fields.generated.ts';
export { formatNamed, formatsOf } from './paths.ts';
export { type RegisteredFormat, registry } from './registry.generated.ts';
