/** Serves folders to scripts, each as the browser tests see it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

interface Server {
  readonly baseURL: string;
  readonly stop: () => void;
}

/** @returns a port of this machine that nothing listens on now */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @returns when the server answers; the caller stops it. @throws Error when it ends instead */
export async function serve(folder: string): Promise<Server> {
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import=tsx', 'e2e/server.ts', folder, `${port}`], {stdio: 'inherit'});
  while (!(await fetch(baseURL).catch(() => undefined))) {
    if (server.exitCode !== null) {
      throw new Error(`No server for ${folder}: it ended with ${server.exitCode}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {baseURL, stop: () => server.kill()};
}
