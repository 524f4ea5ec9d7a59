export { type Agreement, agreementOf, type Disagreement, textAt } from './agreement.ts';
export { definitionsIn, lostIn, type Project, projectsIn, sharedProjectsIn } from './projects.ts';
