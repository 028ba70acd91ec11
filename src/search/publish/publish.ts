import type {IndexingApi} from './indexingApi';
import type {Publication} from './publication';

/**
 * Replaces the hosted index without a gap: readers search the old one until the new one, complete, takes its place.
 *
 * @param log told of each step
 * @throws Error when a step fails; the index is whole then, and the temporary one removed or, failing that, named
 */
export async function publish(
  publication: Publication,
  api: IndexingApi,
  log: (message: string) => void,
): Promise<void> {
  const {indexName, temporaryName, settings, batches, recordCount} = publication;
  let state = `The index ${indexName} is as it was.`;
  try {
    log(`Preparing ${temporaryName}`);
    await api.copyRulesAndSynonyms(indexName, temporaryName);
    await api.setSettings(temporaryName, settings);
    for (const [number, batch] of batches.entries()) {
      log(`Sending batch ${number + 1} of ${batches.length}: ${batch.length} records`);
      await api.addRecords(temporaryName, batch);
    }
    const count = await api.countRecords(temporaryName);
    if (count !== recordCount) {
      throw new Error(`${temporaryName} holds ${count} records instead of ${recordCount}.`);
    }
    log(`Moving ${temporaryName} to ${indexName}`);
    state = `The index ${indexName} is whole, but may be the old or the new one.`;
    await api.moveIndex(temporaryName, indexName);
  } catch (cause) {
    throw new Error([messageOf(cause), state, await remove(temporaryName, api)].join('\n'), {cause});
  }
  log(`Published ${recordCount} records to ${indexName}`);
}

/** @returns what became of it: a failure here must not hide the one that led here */
async function remove(temporaryName: string, api: IndexingApi): Promise<string> {
  try {
    await api.deleteIndex(temporaryName);
    return `The temporary index ${temporaryName} is removed.`;
  } catch (error) {
    return `The temporary index ${temporaryName} could not be removed, do it by hand: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
