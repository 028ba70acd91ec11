/** The browser tests' `test` with a hosted search service that tests control. */
import {test as base} from '../fixtures';
import {HOSTS, Service} from './service';

export const test = base.extend<{readonly service: Service}>({
  allowedHosts: HOSTS,
  service: [
    async ({context}, use) => {
      const service = new Service();
      await service.attach(context);
      await use(service);
    },
    {auto: true},
  ],
});
