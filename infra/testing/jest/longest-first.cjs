const { relative } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;
const seconds = require('./seconds.json');

/**
 * Files that are known to be long begin first, so that none of them is left alone at the end. Jest's
 * own order knows only what ran on this machine before, else the size of files; it decides the rest.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const long = ({ path, context }) =>
      seconds[relative(context.config.rootDir, path).replaceAll('\\', '/')] ?? 0;
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's: Jest's own order
    return super.sort(tests).toSorted((one, other) => long(other) - long(one));
  }
};
