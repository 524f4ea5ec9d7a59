export { agreementOf, type Disagreement } from './agreement.ts';
export { definitionsIn, lostIn, type Project, projectsIn, sharedProjectsIn } from './projects.ts';
