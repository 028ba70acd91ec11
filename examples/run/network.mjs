/**
 * Loaded into the program before it starts. The hostnames that pages use lead to the fake server on this machine, and
 * so does every subdomain of cybozu.com; other names do not exist and other machines do not answer, so that no example
 * leaves this machine. EXAMPLE_ROUTES contains the local port for each `host:port`, as JSON; `*.cybozu.com:443` is one.
 */
import net from 'node:net';

/** Reserved for documentation; shown as the address of the hosts of the pages. */
const DOCUMENTATION_ADDRESS = '192.0.2.1';

const routes = JSON.parse(process.env.EXAMPLE_ROUTES ?? '{}');
const hosts = new Set(Object.keys(routes).map((route) => route.replace(/:\d+$/, '')));

const nameOf = (host) => (!hosts.has(host) && host.endsWith('.cybozu.com') ? '*.cybozu.com' : host);
const isLocal = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');
const failure = (code, syscall, subject) => Object.assign(new Error(`${syscall} ${code} ${subject}`), {code, syscall});

const {connect} = net.Socket.prototype;

/** Takes options and a callback; from inside Node.js both in one array. */
net.Socket.prototype.connect = function (...args) {
  const list = Array.isArray(args[0]) ? args[0] : args;
  const {host: wanted, port} = list[0];
  const host = wanted || 'localhost';
  const name = nameOf(host);
  const route = routes[`${name}:${port}`];
  if (route !== undefined) {
    // A copy: agents use their options again for the next connection.
    list[0] = {...list[0], host: '127.0.0.1', port: route};
  } else if (!isLocal(host)) {
    const address = hosts.has(name) ? DOCUMENTATION_ADDRESS : host;
    const refusal = failure('ECONNREFUSED', 'connect', `${address}:${port}`);
    const error = net.isIP(address) ? refusal : failure('ENOTFOUND', 'getaddrinfo', host);
    process.nextTick(() => this.destroy(error));
    return this;
  }
  return connect.apply(this, args);
};

const {setTimeout} = globalThis;

/** Nobody has to wait: a retry follows at once, and a request that is never answered soon takes too long. */
globalThis.setTimeout = (run, time, ...others) => {
  const isRetry = time >= 1000 && time < 60_000;
  const isHanging = time >= 60_000 && process.env.EXAMPLE_HANGS;
  return setTimeout(run, isRetry ? 0 : isHanging ? 500 : time, ...others);
};
