import type { ChangePreviewView, ChangeSetView } from '../change-sets/views.ts';

export interface ImportPreviewView extends ChangePreviewView {
  /** What can stand in the column of the category. */
  categories: string[];
}

/** The last imports, newest first. */
export interface ImportsView {
  changeSets: ChangeSetView[];
}
