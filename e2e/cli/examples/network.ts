import dns from 'node:dns';
import net from 'node:net';

/**
 * Loaded into the program before it starts. The host names that pages use lead to the fake server on this machine, and so
 * does every subdomain of cybozu.com, as all of them lead to kintone's servers; other names do not exist and other
 * machines do not answer, so that no example leaves this machine.
 * EXAMPLE_ROUTES holds the port on this machine for each `host:port`, as JSON; `*.cybozu.com:443` is one of them.
 */

const LOCAL = '127.0.0.1';

/** Reserved for documentation; stands for the hosts of the pages where an address is shown. */
const DOCUMENTATION_ADDRESS = '192.0.2.1';

const routes = JSON.parse(process.env.EXAMPLE_ROUTES ?? '{}') as Partial<Record<string, number>>;
const hosts = new Set(Object.keys(routes).map((route) => route.replace(/:\d+$/, '')));

/** Where any subdomain leads. */
const ANY_SUBDOMAIN = '*.cybozu.com';

const nameOf = (host: string): string => (!hosts.has(host) && host.endsWith('.cybozu.com') ? ANY_SUBDOMAIN : host);

const isLocal = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const failure = (code: string, message: string, syscall: string): Error =>
  Object.assign(new Error(message), {code, syscall});

const {lookup} = dns;

function lookUpHere(host: string, ...others: unknown[]): void {
  if (hosts.has(nameOf(host))) {
    Reflect.apply(lookup, dns, [LOCAL, ...others]);
  } else if (isLocal(host) || net.isIP(host)) {
    Reflect.apply(lookup, dns, [host, ...others]);
  } else {
    const callback = others.at(-1) as (error: Error) => void;
    process.nextTick(callback, failure('ENOTFOUND', `getaddrinfo ENOTFOUND ${host}`, 'getaddrinfo'));
  }
}

Object.assign(dns, {lookup: lookUpHere});

const {connect} = net.Socket.prototype;

/** @param args options and a callback; from inside Node.js both in one array */
function connectHere(this: net.Socket, ...args: unknown[]): net.Socket {
  const list = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  const options = list[0] as net.TcpNetConnectOpts;
  const {host = 'localhost', port} = options;
  const route = routes[`${nameOf(host)}:${port}`];
  if (route !== undefined) {
    // A copy: agents use their options again for the next connection.
    list[0] = {...options, port: route};
  } else if (hosts.has(nameOf(host)) || (net.isIP(host) && !isLocal(host))) {
    const address = net.isIP(host) ? host : DOCUMENTATION_ADDRESS;
    const error = failure('ECONNREFUSED', `connect ECONNREFUSED ${address}:${port}`, 'connect');
    process.nextTick(() => this.destroy(error));
    return this;
  }
  return Reflect.apply(connect, this, args) as net.Socket;
}

net.Socket.prototype.connect = connectHere;
