// `npm run manifests`: after every change of the manifests, where kubectl or kustomize is installed.
import { keepExample, renderExample } from './rendered.ts';

const text = renderExample();
if (text === null) throw new Error('Neither kubectl (from 1.24) nor kustomize is installed.');
keepExample(text);
