export { demandDocSources, type DocSourceStores, type DocSourcePorts, sourcesOfDoc } from './doc-sources.ts';
export { startDoc, type StartingStores } from './start-doc.ts';
