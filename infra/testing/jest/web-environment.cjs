const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and it lacks, taken from Node. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'BroadcastChannel',
  'structuredClone',
];

module.exports = class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // jsdom's own signals are refused by Node's fetch.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
