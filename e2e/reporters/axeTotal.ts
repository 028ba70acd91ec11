/** Prints how many states of pages axe has looked at, and how much it found. */
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {AXE_ANNOTATION} from '../checks/axe';

export default class AxeTotal implements Reporter {
  private states = 0;
  private violations = 0;

  onTestEnd(_test: TestCase, {annotations}: TestResult): void {
    for (const {type, description} of annotations) {
      if (type === AXE_ANNOTATION) {
        this.states += 1;
        this.violations += Number(description);
      }
    }
  }

  onEnd(): void {
    if (this.states > 0) {
      process.stdout.write(
        `Accessibility: axe found ${this.violations} violations in ${this.states} states of pages\n`,
      );
    }
  }
}
