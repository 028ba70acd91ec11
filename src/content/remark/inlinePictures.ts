/**
 * Makes a drawing part of the page, so that the page's colors apply. An image of an SVG file next to the page, alone in
 * its paragraph, becomes a `Picture`. Docusaurus reports a missing file, with the page's file and line.
 */
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from '../unified';
import {element} from './element';

const LOCAL_SVG = /^\.{1,2}\/.+\.svg$/;

/** Returns the drawing without its indentation, which only editors need. */
const readSvg = (path: string): string => readFileSync(path, 'utf8').replaceAll(/>\s+</g, '><').trim();

export default function inlinePictures() {
  return (tree: Root, {path}: {readonly path: string}): void => {
    visit(tree, 'paragraph', ({children: [image, ...others]}, index, parent) => {
      if (image?.type !== 'image' || others.length > 0 || !LOCAL_SVG.test(image.url)) {
        return;
      }
      const file = join(dirname(path), image.url);
      if (existsSync(file)) {
        parent!.children[index!] = element('Picture', {alt: image.alt, svg: readSvg(file)});
      }
    });
  };
}
