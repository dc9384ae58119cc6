import styles from './suggestion-list.module.css';

interface Props {
  id: string;
  suggestions: readonly string[];
  /** Index of the one that Enter chooses. */
  active: number;
  onChoose: (suggestion: string) => void;
}

export const suggestionId = (list: string, index: number): string => `${list}-${index}`;

/** Values for the term being typed. The field keeps the focus. */
export function SuggestionList({ id, suggestions, active, onChoose }: Props) {
  return (
    <ul className={styles.list} id={id} role="listbox" aria-label="Suggestions">
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Before the field loses the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          {suggestion}
        </li>
      ))}
    </ul>
  );
}
