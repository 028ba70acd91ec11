/** For tests only: a stand-in of the hosted service that keeps indices, as far as publishing needs it. */
import {reply, startStandIn, type Behaviour, type ReceivedRequest, type StandIn} from '../hosted/testing';
import type {SearchRecord} from '../types';

export interface IndexContent {
  readonly records: ReadonlyMap<string, object>;
  readonly settings: unknown;
  readonly rules: string;
}

export interface IndexingStandIn extends StandIn {
  readonly indices: Map<string, IndexContent>;
  /** What was called, without the looks at tasks: `POST cli_tmp/batch`. The temporary index's id is left out. */
  calls(): string[];
}

const EMPTY: IndexContent = {records: new Map(), settings: undefined, rules: ''};

export interface IndexingStandInOptions {
  /** May behave in the service's stead; undefined: the service answers as it should. */
  readonly fault?: (call: string) => Behaviour | undefined;
  /** How often a task must be looked at until it is done. */
  readonly looksPerTask?: number;
}

export async function startIndexingStandIn({
  fault = () => undefined,
  looksPerTask = 1,
}: IndexingStandInOptions = {}): Promise<IndexingStandIn> {
  const indices = new Map<string, IndexContent>();
  const looks = new Map<string, number>();
  let lastTask = 0;

  const serve = (request: ReceivedRequest): Behaviour => {
    const [index = '', action, taskID = ''] = request.url.pathname
      .replace('/1/indexes/', '')
      .split('/')
      .map(decodeURIComponent);
    const content = indices.get(index) ?? EMPTY;
    const body = request.body as Record<string, unknown>;
    if (action === 'task') {
      looks.set(taskID, (looks.get(taskID) ?? 0) + 1);
      return reply({status: looks.get(taskID)! >= looksPerTask ? 'published' : 'notPublished'});
    }
    if (action === 'query') {
      return reply({hits: [], nbHits: content.records.size});
    }
    if (action === 'operation') {
      const destination = body.destination as string;
      if (body.operation === 'move') {
        indices.set(destination, content);
        indices.delete(index);
      } else {
        indices.set(destination, {...(indices.get(destination) ?? EMPTY), rules: content.rules});
      }
    } else if (action === 'settings') {
      indices.set(index, {...content, settings: body});
    } else if (action === 'batch') {
      const added = (body.requests as {body: SearchRecord}[]).map(
        ({body: record}) => [record.objectID, record] as const,
      );
      indices.set(index, {...content, records: new Map([...content.records, ...added])});
    } else if (request.method === 'DELETE') {
      indices.delete(index);
    }
    lastTask += 1;
    return reply({taskID: lastTask});
  };

  const standIn = await startStandIn((response, request) => {
    (fault(nameOf(request)) ?? serve(request))(response, request);
  });
  return {
    ...standIn,
    indices,
    calls: () => standIn.requests.map(nameOf).filter((call) => !call.includes('/task/')),
  };
}

function nameOf({method, url, body}: ReceivedRequest): string {
  const path = url.pathname.replace('/1/indexes/', '').replace(/_tmp_[0-9a-f]+/, '_tmp');
  const {operation} = Object(body) as {operation?: string};
  return `${method} ${path}${operation ? ` ${operation}` : ''}`;
}
