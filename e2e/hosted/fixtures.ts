/** The browser tests' `test` with a hosted search service that does what a test tells it. */
import {test as base} from '../fixtures';
import {INSIGHTS_HOST, NEAREST_HOST, SCRIPT_HOST, Service, SPARE_HOSTS} from './service';

/** The names of the hosts that this build's pages may ask. */
export const HOSTS: readonly string[] = [
  'localhost',
  NEAREST_HOST,
  ...SPARE_HOSTS,
  SCRIPT_HOST,
  INSIGHTS_HOST,
  'askai.algolia.com',
];

export const test = base.extend<{readonly service: Service}>({
  expectedHosts: HOSTS,
  service: [
    async ({context}, use) => {
      const service = new Service();
      await service.attach(context);
      await use(service);
    },
    {auto: true},
  ],
});
