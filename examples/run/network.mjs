/**
 * Loaded into the program before it starts. Routes the pages' hostnames and every subdomain of cybozu.com to the fake
 * server on this machine. Other names don't exist and other machines don't answer, so that no example leaves this
 * machine. EXAMPLE_ROUTES is JSON with the local port for each `host:port`, such as `*.cybozu.com:443`.
 */
import net from 'node:net';
import timers from 'node:timers/promises';

/** Reserved for documentation; shown as the address of the pages' hosts. */
const DOCUMENTATION_ADDRESS = '192.0.2.1';

const routes = JSON.parse(process.env.EXAMPLE_ROUTES ?? '{}');
const hosts = new Set(Object.keys(routes).map((route) => route.replace(/:\d+$/, '')));

const nameOf = (host) => (!hosts.has(host) && host.endsWith('.cybozu.com') ? '*.cybozu.com' : host);
const isLocal = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');
const failure = (code, syscall, subject) => Object.assign(new Error(`${syscall} ${code} ${subject}`), {code, syscall});

const {connect} = net.Socket.prototype;

/** Receives options and a callback, both in one array if called from inside Node.js. */
net.Socket.prototype.connect = function (...args) {
  const list = Array.isArray(args[0]) ? args[0] : args;
  const {host: wanted, port} = list[0];
  const host = wanted || 'localhost';
  const name = nameOf(host);
  const route = routes[`${name}:${port}`];
  if (route !== undefined) {
    // A copy, because agents reuse their options for the next connection.
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

const {setTimeout: start} = globalThis;

/** Shortens the time limit of an unanswered request. */
globalThis.setTimeout = (run, time, ...others) =>
  start(run, time >= 60_000 && process.env.EXAMPLE_HANGS ? 500 : time, ...others);

const {setTimeout: wait} = timers;

/** Lets a retry follow immediately. */
timers.setTimeout = (_, ...others) => wait(0, ...others);
