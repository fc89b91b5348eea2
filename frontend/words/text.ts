/** A part of a text to read: paragraphs, then points, then where to go on. */
export interface TextSection {
  title: string;
  /** Where links lead: `#terms`. */
  id?: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  links?: readonly { text: string; href: string }[];
}

export interface Text {
  title: string;
  description: string;
  lead: string;
  sections: readonly TextSection[];
}
