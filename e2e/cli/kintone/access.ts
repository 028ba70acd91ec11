import type {IncomingHttpHeaders} from 'node:http';
import {ApiError} from './errors';
import type {Credentials, ServerOptions} from './options';

const base64 = ({user, password}: Credentials): string => Buffer.from(`${user}:${password}`).toString('base64');

/** Whether a request or a tunnel carries the Basic credentials that are asked for. */
export function passesBasic(header: string | undefined, wanted: Credentials | undefined): boolean {
  return wanted === undefined || header === `Basic ${base64(wanted)}`;
}

/**
 * Checks the API token or the login of a request.
 *
 * @throws ApiError as kintone answers a wrong one
 */
export function checkAccess(headers: IncomingHttpHeaders, {apiToken, login}: ServerOptions): void {
  const token = headers['x-cybozu-api-token'];
  const loginHeader = headers['x-cybozu-authorization'];
  if (token === undefined && loginHeader === undefined) {
    throw new ApiError(401, 'CB_AU01', 'Please login.');
  }
  if (token !== undefined && apiToken !== undefined && !String(token).split(',').includes(apiToken)) {
    throw new ApiError(400, 'GAIA_IA02', 'The specified API token does not match the API token generated via an app.');
  }
  if (loginHeader !== undefined && login !== undefined && loginHeader !== base64(login)) {
    throw new ApiError(401, 'CB_WA01', 'Password authentication failed.');
  }
}
