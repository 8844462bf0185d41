// What is measured and pictured, not tested: `make bench-page` and `make screenshots`.
import config from './playwright.config.ts';

export default { ...config, testDir: 'measure', workers: 1, fullyParallel: false };
