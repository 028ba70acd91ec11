import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** @param state what the page shows now, for the report */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
  expect(found, `axe: ${state}`).toEqual([]);
}
