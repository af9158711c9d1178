// A button that asks for a file.
import { useRef } from 'preact/hooks';
import { Button } from '../parts';

export interface FileButtonProps {
  readonly label: string;
  readonly testid: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, testid, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" testid={testid} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        data-testid={`${testid}-file`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
